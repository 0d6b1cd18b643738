import {describe, expect, it} from 'vitest';
import {Client, next, type Command, type Press, type StartEvent, type State} from './state';

const start: State = {client: Client.none, presses: []};

/** Elements are told apart by identity alone. */
const control = (): Element => ({}) as Element;
const button = control();
const press: Press = {control: button, event: {} as Event};
const other: Press = {control: control(), event: {} as Event};
const field = control();
const typed = (value: string): Press => ({control: field, value});

/** The state after an event, as what has changed, and what is to be done. */
function step(before: Partial<State>, ...event: StartEvent) {
  const state = {...start, ...before};
  const [after, ...commands] = next(state, event);
  const change = Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== state[key as keyof State]),
  );
  return {change, commands};
}

type Row = [
  name: string,
  before: Partial<State>,
  event: StartEvent,
  change: Partial<State>,
  commands?: Command[],
];

const nothing: Row[3] = {};

const transitions: Record<string, Row[]> = {
  idle: [
    ['fetches the client', {}, ['idle'], {client: Client.ahead}, [['fetch']]],
    ['only once', {client: Client.ahead}, ['idle'], nothing],
    ['does nothing once it is wanted', {client: Client.wanted}, ['idle'], nothing],
  ],
  need: [
    ['starts the client after a paint', {}, ['need'], {client: Client.wanted}, [['await paint']]],
    [
      'also one that is fetched',
      {client: Client.ahead},
      ['need'],
      {client: Client.wanted},
      [['await paint']],
    ],
    ['only once', {client: Client.wanted}, ['need'], nothing],
    ['not for a living page', {client: Client.alive}, ['need'], nothing],
  ],
  'need now': [
    ['starts the client', {}, ['need now'], {client: Client.coming}, [['start']]],
    [
      'also one that waits for a paint',
      {client: Client.wanted},
      ['need now'],
      {client: Client.coming},
      [['start']],
    ],
    ['only once', {client: Client.coming}, ['need now'], nothing],
    ['not for a living page', {client: Client.alive}, ['need now'], nothing],
  ],
  press: [
    [
      'is held; it needs the client',
      {},
      ['press', press],
      {client: Client.wanted, presses: [press]},
      [['await paint']],
    ],
    [
      'is held in the reader’s order',
      {client: Client.coming, presses: [other]},
      ['press', press],
      {presses: [other, press]},
    ],
    [
      'of the same control twice is two',
      {client: Client.coming, presses: [press]},
      ['press', {...press}],
      {presses: [press, press]},
    ],
    [
      'of a field counts as a whole, when it was last changed',
      {client: Client.coming, presses: [typed('a'), press]},
      ['press', typed('ab')],
      {presses: [press, typed('ab')]},
    ],
    [
      'does first what a field held from the start',
      {client: Client.coming, presses: [press]},
      ['press', {...typed('a'), isFirst: true}],
      {presses: [{...typed('a'), isFirst: true}, press]},
    ],
    [
      'in a part of a living page that is late is held, no more',
      {client: Client.alive},
      ['press', press],
      {presses: [press]},
    ],
  ],
  'client here': [
    ['is heard of', {client: Client.coming}, ['client', Client.here], {client: Client.here}],
    [
      'takes back that it was late',
      {client: Client.late, lost: ''},
      ['client', Client.here],
      {client: Client.here, lost: undefined},
      [['tell', undefined]],
    ],
    [
      'does not help where a file of it is missing',
      {client: Client.missing, lost: '/runtime.js'},
      ['client', Client.here],
      nothing,
    ],
    ['is too early where nobody has asked', {}, ['client', Client.here], nothing],
  ],
  'client late': [
    [
      'is said',
      {client: Client.coming},
      ['client', Client.late],
      {client: Client.late, lost: ''},
      [['tell', '']],
    ],
    ['means nothing once it is here', {client: Client.here}, ['client', Client.late], nothing],
    ['nor once it lives', {client: Client.alive}, ['client', Client.late], nothing],
  ],
  'client missing': [
    [
      'is said, with the file',
      {client: Client.coming},
      ['client', Client.missing, '/main.js'],
      {client: Client.missing, lost: '/main.js'},
      [['tell', '/main.js']],
    ],
    [
      'is said of a chunk whose page runs',
      {client: Client.here},
      ['client', Client.missing, '/p1.js'],
      {client: Client.missing, lost: '/p1.js'},
      [['tell', '/p1.js']],
    ],
    [
      'is said of a file that was late',
      {client: Client.late, lost: ''},
      ['client', Client.missing, '/main.js'],
      {client: Client.missing, lost: '/main.js'},
      [['tell', '/main.js']],
    ],
    [
      'is said once',
      {client: Client.missing, lost: '/runtime.js'},
      ['client', Client.missing, '/main.js'],
      nothing,
    ],
    [
      'means nothing once the page lives',
      {client: Client.alive},
      ['client', Client.missing, '/p1.js'],
      nothing,
    ],
  ],
  alive: [
    [
      'hands the presses of the page over, and no more',
      {client: Client.here, presses: [press, typed('a'), other]},
      ['alive', (one) => one !== other.control],
      {client: Client.alive, presses: [other]},
      [['redo', [press, typed('a')]]],
    ],
    [
      'takes back what was said',
      {client: Client.missing, lost: '/p1.js'},
      ['alive', () => true],
      {client: Client.alive, lost: undefined},
      [['tell'], ['redo', []]],
    ],
    [
      'hands over what was pressed in a part that was late',
      {client: Client.alive, presses: [other]},
      ['alive', () => true],
      {presses: []},
      [['redo', [other]]],
    ],
  ],
};

for (const [name, rows] of Object.entries(transitions)) {
  describe(name, () => {
    it.each(rows)('%s', (_, before, event, change, commands = []) => {
      const found = step(before, ...event);
      const {presses: had, ...rest} = change;
      expect(found.commands).toEqual(commands);
      expect({...start, ...before, ...found.change}).toEqual({
        ...start,
        ...before,
        ...rest,
        presses: had ?? before.presses ?? [],
      });
    });
  });
}

it('changes no state that it was given', () => {
  const held = Object.freeze([press]);
  const state = Object.freeze({...start, presses: held});
  next(state, ['press', other]);
  next(state, ['alive', () => true]);
  expect(state.presses).toEqual([press]);
});
