/** A page as lists and whole texts have it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Address of its twin. */
  url: string;
  /** The whole twin. */
  text: string;
  /** The twin below its title and where it is from. */
  body: string;
}

/** Pages under a heading. */
export interface Section {
  title: string;
  pages: readonly ListedPage[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line of a list: what is linked, and what it says. */
export const line = (title: string, url: string, note: string): string =>
  `- [${oneLine(title).replace(/[[\]\\]/g, '\\$&')}](${url})${note && `: ${oneLine(note)}`}`;

/**
 * An `llms.txt`, as https://llmstxt.org describes it.
 *
 * @param summary - one line below the title
 * @param notes - paragraphs before the first section
 */
export function listOf(
  title: string,
  summary: string,
  notes: readonly string[],
  sections: readonly Section[],
): string {
  const parts = sections
    .filter(({pages}) => pages.length > 0)
    .map(
      (section) =>
        `## ${oneLine(section.title)}\n\n${section.pages
          .map(({title: name, url, description}) => line(name, url, description))
          .join('\n')}`,
    );
  return `${[`# ${oneLine(title)}`, `> ${oneLine(summary)}`, ...notes, ...parts].join('\n\n')}\n`;
}

/** An `llms-full.txt`: the whole texts, one after another. */
export const wholeText = (title: string, summary: string, sections: readonly Section[]): string =>
  [
    `# ${oneLine(title)}\n\n> ${oneLine(summary)}\n`,
    ...sections.flatMap(({pages}) => pages.map(({text}) => text)),
  ].join('\n---\n\n');
