import type {AppFile} from './file';

/** Files of a Unity app that begin with the engine's version, in the data folder. */
const FILES = ['data.unity3d', 'globalgamemanagers', 'mainData'];
const VERSION = /\b\d{1,4}\.\d{1,2}\.\d{1,3}[abcfp]\d{1,3}/g;
/** Both headers have the version within their first bytes; of a bundle's two, the second is the engine's. */
const HEAD = 128;

/**
 * Finds the version of Unity that built the app. Source of the formats: the headers
 * of UnityFS bundles and serialized files as AssetStudio and UnityPy read them.
 *
 * @param folder - the app's data folder, with a slash at its end
 */
export async function unityVersion(file: AppFile, folder: string): Promise<string | null> {
  const entry = FILES.map((name) => file.entry(folder + name)).find((found) => found);
  const head = entry && (await file.attempt(entry.name, () => file.part(entry)(0, HEAD)));
  const text = new TextDecoder('latin1').decode(head ?? new Uint8Array());
  const version = text.match(VERSION)?.at(-1);
  return version ? `Unity ${version}` : null;
}
