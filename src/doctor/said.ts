import {fill} from '@help-center/app-rules';

let messages: Readonly<Record<string, string>> = {};

/** Chooses what is said from now on: translations by the ids of the site's interface. */
export function speak(translations: Readonly<Record<string, string>>): void {
  messages = translations;
}

/** Stands in for Docusaurus's function of this name in the modules that pages share with the doctor. */
export function translate(
  {id, message}: {id: string; message: string},
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(messages[id] ?? message, values);
}
