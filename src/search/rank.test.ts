import {describe, expect, it} from 'vitest';
import {recordsOf} from '../../plugins/search-index/records';
import {clientOf} from '../../plugins/search-index/relevance';
import {buildIndex} from '../../plugins/search-index/shards';

/** A page of a title and of sections, each with its text. */
const page = (path: string, title: string, sections: Readonly<Record<string, string>>) =>
  recordsOf(
    '<html><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="default">' +
      `<meta name="docusaurus_version" content="current"></head><body><main><h1>${title}</h1>` +
      Object.entries(sections)
        .map(([heading, text], at) => `<h2 id="s${at}">${heading}</h2><p>${text}</p>`)
        .join('') +
      '</main></body></html>',
    path,
  );

/** Paths of the answers to a question, best first. */
async function ask(query: string, pages: readonly ReturnType<typeof page>[]): Promise<string[]> {
  const client = clientOf(buildIndex(pages.flat(), 'en', []), 'en', 'https://docs.example.com');
  const {results} = await client.search({
    requests: [{indexName: 'x', query, facetFilters: ['language:en', ['docusaurus_tag:default']]}],
  });
  return [...new Set(results[0]?.hits.map(({url}) => new URL(url).pathname))];
}

describe('rank', () => {
  it('prefers a section of the very name to a page titled with a synonym', async () => {
    const found = await ask('waterfall', [
      page('/groups', 'Mediation', {Rules: 'Each waterfall has its group.'}),
      page('/units', 'Units', {Names: 'What they are called.', Waterfall: 'A list by price.'}),
    ]);
    expect(found[0]).toBe('/units');
  });

  it('finds a release that the question gives without its last number', async () => {
    const found = await ask('from 3.5', [
      page('/upgrade', 'Upgrade', {'From 3.5.2 to 3.6.0': 'Raise the version.'}),
      page('/other', 'Other', {Numbers: 'An average of 3.5 a day.'}),
    ]);
    expect(found[0]).toBe('/upgrade');
  });

  it('reads the names in a pasted path as names', async () => {
    const found = await ask('@rpath/DTBiOSSDK.framework/DTBiOSSDK image', [
      page('/general', 'Frameworks', {Framework: 'Any framework without its image.'}),
      page('/special', 'Amazon', {Cause: 'The target lacks <code>DTBiOSSDK</code>.'}),
    ]);
    expect(found[0]).toBe('/special');
  });

  it('lets a word of every page decide less than the rest of the question', async () => {
    const found = await ask('appodeal discrepancy', [
      page('/brand', 'Appodeal', {Appodeal: 'Appodeal and Appodeal.'}),
      page('/answer', 'Figures', {Causes: 'A discrepancy of a few percent is normal.'}),
    ]);
    expect(found[0]).toBe('/answer');
  });

  it('prefers a text that has the words of the question side by side', async () => {
    const found = await ask('demand control center', [
      page('/banner', 'Banner', {
        Size: 'Control where it stands. Center it. Demand control of the center, and demand more.',
      }),
      page('/networks', 'Networks', {
        Order: 'Who has many apps asks the manager for it. The Demand Control Center shows it.',
      }),
    ]);
    expect(found[0]).toBe('/networks');
  });
});
