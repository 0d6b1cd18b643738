import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Cache, Problem} from '../problem';
import {platformOf, type Block, type Language} from '../blocks';
import type {Parse} from '../grammars';
import {csharp} from './csharp';
import {changeOf, type Sdk} from '../symbols';
import {java, kotlin} from './jvm';
import {objc} from './objc';
import {unitsOf, type Compiler, type Message, type Unit} from './units';

/** Every compiler; they run side by side. */
export const compilers: readonly Compiler[] = [kotlin, java, csharp, objc];

/** The result of the compilers. */
export interface Compiled {
  problems: Problem[];
  /** Blocks that were given to a compiler. */
  blocks: Set<Block>;
  /** Languages that were not compiled, with the commands that are missing. */
  missing: {languages: readonly Language[]; commands: string[]}[];
}

/** A compiler's messages about units, from the cache for those that it has compiled before. */
async function messagesOf(
  compiler: Compiler,
  units: readonly Unit[],
  stubs: string,
  cache: Cache | undefined,
): Promise<Message[]> {
  const kept = cache?.of<Message[]>('compiled');
  const digest = createHash('sha256').update(stubs).digest('hex');
  const known = new Map(units.map((unit) => [unit, kept?.find(`${digest} ${unit.id}`, '')]));
  const fresh = units.filter((unit) => !known.get(unit));
  const messages = [...known.values()].flatMap((found) => found ?? []);
  if (fresh.length > 0) {
    const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
    try {
      for (const unit of fresh) {
        const file = path.join(folder, compiler.file(unit));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, `${unit.lines.map(({text}) => text).join('\n')}\n`);
      }
      const printed = await compiler.compile(fresh, folder, stubs);
      for (const {id} of fresh) {
        const found = printed.filter(({unit}) => unit === id);
        kept?.add(`${digest} ${id}`, '', found);
        messages.push(...found);
      }
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  }
  return messages;
}

/** Why the release lacks a name that a message quotes, where another one has it. */
function changeNote(message: string, {language, sdk}: Block): string {
  const platform = platformOf(language);
  const note = [...message.matchAll(/[`'](\w+)(?=[:'])|: (?:method|variable|class) (\w+)/g)]
    .map(([, quoted, named]) => platform && changeOf(sdk, platform, (quoted ?? named) as string))
    .find(Boolean);
  return note ? `; ${note}` : '';
}

/** Where a message is about a block, in the file that holds it. */
function problemIn(block: Block, unit: Unit, {line, column, message}: Message): Problem {
  // A message about the end, or about code that was put around the block, belongs to the line before.
  const rows = unit.lines.slice(0, line).flatMap((entry) => entry.row ?? []);
  const row = rows.at(-1) ?? 0;
  // Another block with the same code may have other words before this column.
  const direct = unit.lines[line - 1]?.text === block.code.split('\n')[row];
  return {
    file: block.page.file,
    line: block.line + row,
    ...(direct ? {column: column + block.indent} : {}),
    rule: 'sample-compile',
    message: `${message}${changeNote(message, block)} (${block.language}, SDK ${block.sdk.release})`,
  };
}

/** Compiles what one compiler knows of all pages. */
async function compiled(
  compiler: Compiler,
  pages: readonly (readonly Block[])[],
  grammars: ReadonlyMap<Language, Parse>,
  cache: Cache | undefined,
  wanted: (block: Block) => boolean,
): Promise<Compiled> {
  const result: Compiled = {problems: [], blocks: new Set(), missing: []};
  // Looking for a compiler takes a while, too.
  if (!pages.some((blocks) => blocks.some(({language}) => compiler.languages.includes(language)))) {
    return result;
  }
  const commands = compiler.missing();
  if (commands.length > 0) {
    result.missing.push({languages: compiler.languages, commands});
    return result;
  }
  const made = new Map<Sdk, string>();
  const runs = new Map<string, Map<string, Unit>>();
  for (const blocks of pages) {
    for (const unit of unitsOf(blocks, compiler, grammars)) {
      for (const block of unit.blocks.filter(wanted)) {
        const stubs = made.get(block.sdk) ?? compiler.stubs(block.sdk);
        made.set(block.sdk, stubs);
        const run = runs.get(stubs) ?? new Map<string, Unit>();
        runs.set(stubs, run);
        const same = run.get(unit.id);
        run.set(unit.id, same ? {...same, blocks: [...same.blocks, block]} : unit);
      }
    }
  }
  for (const [stubs, run] of runs) {
    const units = [...run.values()];
    const messages = await messagesOf(compiler, units, stubs, cache);
    for (const unit of units) {
      // Problems of another block that this one uses are reported there.
      const found = messages.filter(
        ({unit: id, line}) => id === unit.id && !unit.lines[line - 1]?.foreign,
      );
      for (const block of unit.blocks) {
        result.blocks.add(block);
        if (!block.wrong) {
          result.problems.push(...found.map((message) => problemIn(block, unit, message)));
        } else if (found.length === 0) {
          const message = `compiles with SDK ${block.sdk.release}, but is marked as a mistake`;
          const {file} = block.page;
          result.problems.push({file, line: block.line, rule: 'sample-wrong', message});
        }
      }
    }
  }
  return result;
}

/**
 * Compiles the blocks of all pages, each language in one run per release of the SDK.
 *
 * @param wanted - blocks to report on; the others are only used by these
 */
export async function compileBlocks(
  pages: readonly (readonly Block[])[],
  grammars: ReadonlyMap<Language, Parse>,
  {cache, wanted = () => true}: {cache?: Cache; wanted?: (block: Block) => boolean} = {},
): Promise<Compiled> {
  const results = await Promise.all(
    compilers.map((compiler) => compiled(compiler, pages, grammars, cache, wanted)),
  );
  return {
    problems: results.flatMap(({problems}) => problems),
    blocks: new Set(results.flatMap(({blocks}) => [...blocks])),
    missing: results.flatMap(({missing}) => missing),
  };
}
