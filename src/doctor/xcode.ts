import {lineAt} from './text';

const CONFIGURATION = 'isa = XCBuildConfiguration;';
const SETTING = /\bENABLE_USER_SCRIPT_SANDBOXING = (YES|NO);/;
const NAME = /^\s{0,20}name = "?([^";\n]{1,100})/m;

/**
 * Finds where an Xcode project has its targets' scripts run in a sandbox, in
 * which CocoaPods can't copy frameworks into the app.
 *
 * @param text - a `project.pbxproj`
 * @returns lines, from 1; a target that says nothing does as the project says
 */
export function sandboxedLines(text: string): number[] {
  let at = text.indexOf(CONFIGURATION);
  const configurations = text
    .split(CONFIGURATION)
    .slice(1)
    .map((part) => {
      const setting = SETTING.exec(part);
      const place = at + CONFIGURATION.length + (setting?.index ?? 0);
      at += CONFIGURATION.length + part.length;
      return {
        name: NAME.exec(part)?.[1] ?? '',
        isTarget: part.includes('PRODUCT_NAME = ') || part.includes('PRODUCT_BUNDLE_IDENTIFIER = '),
        value: setting?.[1],
        place,
      };
    });
  const own = configurations.filter(({isTarget}) => isTarget);
  const places = own.flatMap(({name, value, place}) => {
    const project = configurations.find((one) => !one.isTarget && one.name === name);
    const said = value ? {value, place} : project;
    return said?.value === 'YES' ? [said.place] : [];
  });
  return [...new Set(places)].map((place) => lineAt(text, place));
}
