/** A page in `llms.txt` and `llms-full.txt`. */
export interface ListedPage {
  title: string;
  description: string;
  /** Address of its Markdown twin. */
  url: string;
  /** The whole twin. */
  text: string;
  /** The twin without its title and source line. */
  body: string;
}

/** Pages with a common heading. */
export interface Section {
  title: string;
  pages: readonly ListedPage[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A list item: a link and a note. */
export const line = (title: string, url: string, note: string): string =>
  `- [${oneLine(title).replace(/[[\]\\]/g, '\\$&')}](${url})${note && `: ${oneLine(note)}`}`;

/**
 * An `llms.txt` file; see https://llmstxt.org.
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

/** An `llms-full.txt` file: the full text of all pages. */
export const wholeText = (title: string, summary: string, sections: readonly Section[]): string =>
  [
    `# ${oneLine(title)}\n\n> ${oneLine(summary)}\n`,
    ...sections.flatMap(({pages}) => pages.map(({text}) => text)),
  ].join('\n---\n\n');
