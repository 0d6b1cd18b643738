/**
 * What a page knows of its start, as one pure function: the state so far and an event give
 * the next state and what is to be done. The README has it as a table. Part of the start
 * script, so kept small.
 */

/** Something that the reader did before the client could hear of it. */
export interface Press {
  control: Element;
  /** A click; none for a change of a field, which the browser itself shows. */
  event?: Event;
  /** What the field holds, and whether it is checked. */
  value?: string;
  checked?: boolean | undefined;
  /** Whether the field held it before the reader did anything. */
  isFirst?: boolean;
}

/**
 * The framework's scripts. `ahead`: they are fetched; `wanted`: they start next; `here`: they
 * run. In the order in which it goes from one to the next.
 */
export const enum Client {
  none,
  ahead,
  wanted,
  coming,
  late,
  here,
  missing,
  alive,
}

export interface State {
  client: Client;
  /** What waits for the client, in the reader's order. */
  presses: readonly Press[];
  /** The file of the client that did not come; empty where none has. */
  lost?: string | undefined;
}

export type StartEvent =
  /** The browser has nothing else to do. */
  | ['idle']
  /** The client is needed: after what is to be painted first, or now. */
  | ['need']
  | ['need now']
  | ['press', Press]
  /** With the file that is missing. */
  | ['client', Client.late | Client.here | Client.missing, file?: string]
  /** React has taken over the page, or a part of it that was late: it gets the presses of its controls. */
  | ['alive', isIn: (control: Element) => boolean];

export type Command =
  /** Fetches the client's files, so that its start needs no network. */
  | readonly ['fetch']
  /** Sends `need now` after the next paint. */
  | readonly ['await paint']
  | readonly ['start']
  /** Says which file is lost, or takes it back. */
  | readonly ['tell', file?: string]
  /** Has the client do what was pressed. */
  | readonly ['redo', readonly Press[]];

export type Step = readonly [State, ...Command[]];

/** The state after an event, and what is to be done. */
export function next(state: State, [type, about, more]: StartEvent): Step {
  const {client, presses, lost} = state;
  const when = (
    condition: boolean,
    change: Partial<State>,
    ...commands: (Command | false)[]
  ): Step => (condition ? [{...state, ...change}, ...commands.filter((one) => !!one)] : [state]);

  switch (type) {
    case 'idle':
      return when(client === Client.none, {client: Client.ahead}, ['fetch']);
    case 'need':
      return when(client < Client.wanted, {client: Client.wanted}, ['await paint']);
    case 'need now':
      return when(client < Client.coming, {client: Client.coming}, ['start']);
    case 'press': {
      // Of what is typed letter by letter only the whole counts.
      const others = presses.filter((one) => about.event || one.control !== about.control);
      const held = {...state, presses: about.isFirst ? [about, ...others] : [...others, about]};
      return client === Client.alive ? [held] : next(held, ['need']);
    }
    case 'client': {
      const isLost = about !== Client.here;
      const file = isLost ? (more ?? '') : undefined;
      return when(
        client >= Client.coming && client < about,
        {client: about, lost: file},
        (isLost || lost !== undefined) && ['tell', file],
      );
    }
    case 'alive':
      return when(
        true,
        {
          client: Client.alive,
          lost: undefined,
          presses: presses.filter(({control}) => !about(control)),
        },
        lost !== undefined && ['tell'],
        ['redo', presses.filter(({control}) => about(control))],
      );
  }
}
