/**
 * What a page knows of its start, as one pure function: the state so far and an event give
 * the next state and what is to be done. The README has it as a table. Part of the start
 * script, so kept small.
 */

/** Something that the reader did before the client could hear of it. */
export interface Press {
  control: Element;
  /** A click or a key; none for a change of a field, which the browser itself shows. */
  event?: Event;
  /** What the field holds, and whether it is checked. */
  value?: string;
  checked?: boolean | undefined;
  /** Whether the field held it before the reader did anything. */
  isFirst?: boolean;
  /** What the client has to be told, where that is not the press itself. */
  act?: (() => void) | undefined;
}

/** The file that does at once what plain means can do. In the order in which it goes from one to the next. */
export const enum Effects {
  none,
  coming,
  late,
  missing,
  here,
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
  effects: Effects;
  client: Client;
  /** What waits for the client, in the reader's order. */
  presses: readonly Press[];
  /** The file of the client that did not come; empty where none has. */
  lost?: string | undefined;
}

export type StartEvent =
  /** The browser has nothing else to do. */
  | ['idle']
  /** The reader reaches for a control. */
  | ['reach']
  /** The client is needed: after what is to be painted first, or now. */
  | ['need']
  | ['need now']
  | ['press', Press]
  /** The effects have shown what a press does; nothing is left to the client unless they leave an act. */
  | ['shown', Press, act?: () => void]
  | ['effects', Effects.late | Effects.missing | Effects.here]
  /** With the file that is missing. */
  | ['client', Client.late | Client.here | Client.missing, file?: string]
  /** React has taken over the page, or a part of it that was late: it gets the presses of its controls. */
  | ['alive', isIn: (control: Element) => boolean];

export type Command =
  /** Fetches the client's files, so that its start needs no network. */
  | readonly ['fetch']
  /** Loads the effects. */
  | readonly ['load']
  /** Sends `need now` after the next paint. */
  | readonly ['await paint']
  | readonly ['start']
  /** Has the effects show what presses do. */
  | readonly ['show', readonly Press[]]
  /** Says which file is lost, or takes it back. */
  | readonly ['tell', file?: string]
  /** Has the client do what was pressed. */
  | readonly ['redo', readonly Press[]];

export type Step = readonly [State, ...Command[]];

/** The state after an event, and what is to be done. */
export function next(state: State, [type, about, more]: StartEvent): Step {
  const {effects, client, presses, lost} = state;
  const when = (
    condition: boolean,
    change: Partial<State>,
    ...commands: (Command | false)[]
  ): Step => (condition ? [{...state, ...change}, ...commands.filter((one) => !!one)] : [state]);
  const tell = lost !== undefined && (['tell', lost] as const);

  switch (type) {
    case 'idle':
      return when(client === Client.none, {client: Client.ahead}, ['fetch']);
    case 'reach':
      return when(effects === Effects.none && client < Client.alive, {effects: Effects.coming}, [
        'load',
      ]);
    case 'need':
      return when(
        client < Client.wanted,
        {client: Client.wanted},
        // They come first, and say when they are late.
        effects !== Effects.coming ? ['await paint'] : client < Client.ahead && ['fetch'],
      );
    case 'need now':
      return when(client < Client.coming, {client: Client.coming}, ['start']);
    case 'press': {
      // Of what is typed letter by letter only the whole counts.
      const others = presses.filter((one) => about.event || one.control !== about.control);
      const held = {...state, presses: about.isFirst ? [about, ...others] : [...others, about]};
      if (client === Client.alive) {
        return [held];
      }
      const [reached, ...first] = next(held, ['reach']);
      const [needed, ...then] = next(reached, ['need']);
      const isShown = effects === Effects.here && about.event;
      return [needed, ...(isShown ? [['show', [about]] as const] : first), ...then];
    }
    case 'shown':
      return when(true, {
        presses: presses.flatMap((one) =>
          one !== about ? [one] : more ? [{...about, act: more}] : [],
        ),
      });
    case 'effects':
      return when(
        about > effects,
        {effects: about},
        about === Effects.here &&
          client < Client.alive && ['show', presses.filter(({event}) => event)],
        client === Client.wanted && ['await paint'],
        tell,
      );
    case 'client': {
      const isLost = about !== Client.here;
      const isFirst = isLost && effects === Effects.none;
      const file = isLost ? (more ?? '') : undefined;
      return when(
        client >= Client.coming && client < about,
        {client: about, lost: file, effects: isFirst ? Effects.coming : effects},
        isFirst && ['load'],
        (isLost ? effects > Effects.coming : !!tell) && ['tell', file],
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
        tell && ['tell'],
        ['redo', presses.filter(({control}) => about(control))],
      );
  }
}
