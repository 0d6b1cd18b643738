import {readFileSync} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import {previewFonts, previewSize, type Preview} from './preview';

let ready: Promise<Renderer> | undefined;

/** A renderer with the text font loaded, which takes longer than drawing a preview. */
function renderer(): Promise<Renderer> {
  ready ??= (async () => {
    const made = new Renderer();
    for (const name of previewFonts) {
      const file = require.resolve(
        `@fontsource-variable/onest/files/onest-${name}-wght-normal.woff2`,
      );
      await made.registerFont({name, data: readFileSync(file)});
    }
    return made;
  })();
  return ready;
}

/** A preview as PNG. */
export const drawPreview = async ({card}: Pick<Preview, 'card'>): Promise<Buffer> =>
  (await renderer()).render(card, {...previewSize, format: 'png'});

/**
 * Writes previews into a build. They are cached by file name, which is a digest of
 * their content; unused ones are deleted.
 *
 * @param outDir - the build
 * @param cache - folder for these previews only; safe to delete at any time
 * @returns how many were drawn
 */
export async function writePreviews(
  previews: readonly Preview[],
  outDir: string,
  cache: string,
): Promise<number> {
  const wanted = new Map(previews.map((preview) => [path.basename(preview.file), preview]));
  await mkdir(cache, {recursive: true});
  const kept = new Set(await readdir(cache));
  let drawn = 0;
  for (const [name, preview] of wanted) {
    const file = path.join(cache, name);
    if (!kept.has(name)) {
      // Written under another name first, so that an interrupted run leaves no partial file.
      await writeFile(`${file}.part`, await drawPreview(preview));
      await rename(`${file}.part`, file);
      drawn += 1;
    }
    const to = path.join(outDir, preview.file);
    await mkdir(path.dirname(to), {recursive: true});
    await copyFile(file, to);
  }
  await Promise.all(
    [...kept].filter((name) => !wanted.has(name)).map((name) => rm(path.join(cache, name))),
  );
  return drawn;
}
