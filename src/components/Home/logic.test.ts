import {describe, expect, it} from 'vitest';
import {pageAddresses, presentTopics} from './logic';

const docs = {
  default: {
    versions: [
      {isLast: true, docs: [{path: '/docs/ru/android/get-started'}]},
      {isLast: false, docs: [{path: '/docs/ru/android/3.6.0/get-started'}]},
    ],
  },
  advanced: {versions: [{isLast: true, docs: [{path: '/docs/ru/advanced/ad-server'}]}]},
};

describe('pageAddresses', () => {
  it('lists the pages of the latest versions without base URL', () => {
    expect([...pageAddresses(docs, '/docs/ru/')]).toEqual([
      'android/get-started',
      'advanced/ad-server',
    ]);
  });
});

describe('presentTopics', () => {
  const pages = pageAddresses(docs, '/docs/ru/');

  it('leaves out topics without a page', () => {
    expect(presentTopics([{id: 'a', targets: ['reporting/reporting-api']}], pages)).toEqual([]);
  });

  it('takes the first address that exists and keeps its hash', () => {
    const topics = [{id: 'a', targets: ['ios/x#y', 'android/get-started#z']}];
    expect(presentTopics(topics, pages)).toMatchObject([{id: 'a', to: '/android/get-started#z'}]);
  });

  it('is not fooled by an address that merely begins alike', () => {
    expect(presentTopics([{id: 'a', targets: ['advanced/ad']}], pages)).toEqual([]);
  });
});
