import {lineAt} from './text';

const CONFIGURATION = /isa = XCBuildConfiguration;[^]*?(?=isa = XCBuildConfiguration;|$)/g;
const SETTING = /\bENABLE_USER_SCRIPT_SANDBOXING = (YES|NO);/;
const NAME = /^\s{0,20}name = "?([^";\n]{1,100})/m;

/**
 * Finds settings that run the scripts of an Xcode project's targets in a sandbox, where
 * CocoaPods can't copy frameworks into the app.
 *
 * @param text - a `project.pbxproj`
 * @returns 1-based lines; a target without the setting inherits the project's
 */
export function sandboxedLines(text: string): number[] {
  const configurations = [...text.matchAll(CONFIGURATION)].map(({0: part, index}) => {
    const setting = SETTING.exec(part);
    return {
      name: NAME.exec(part)?.[1] ?? '',
      isTarget: part.includes('PRODUCT_NAME = ') || part.includes('PRODUCT_BUNDLE_IDENTIFIER = '),
      value: setting?.[1],
      offset: index + (setting?.index ?? 0),
    };
  });
  const targets = configurations.filter(({isTarget}) => isTarget);
  const offsets = targets.flatMap(({name, value, offset}) => {
    const project = configurations.find((one) => !one.isTarget && one.name === name);
    const setting = value ? {value, offset} : project;
    return setting?.value === 'YES' ? [setting.offset] : [];
  });
  return [...new Set(offsets)].map((offset) => lineAt(text, offset));
}
