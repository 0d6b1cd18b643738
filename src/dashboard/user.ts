/** A user as reported by the dashboard: validated, copied and safe to show as text. */
export interface User {
  name: string;
  email: string;
  /** When the account was created, in Unix seconds. */
  createdAt?: number;
  /** Signature by which the chat vendor verifies the email. */
  userHash?: string;
}

/** What a message from the bridge means. */
export type Answer =
  /** Not from the bridge's protocol; ignore it. */
  | {kind: 'unrelated'}
  /** Meant as an answer, but without a usable user; the reason never quotes its content. */
  | {kind: 'failure'; reason: string}
  /** `ignored` names the optional fields that were unusable and are left out. */
  | {kind: 'user'; user: User; ignored: readonly string[]};

/** Longer texts are a mistake or an attack. */
export const maxTextLength = 1024;

const emailPattern = /^[^\s@]+@[^\s@]+$/;
const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A plain object's own properties, with nothing inherited from a polluted prototype; null for all else. */
function ownProperties(value: unknown): Record<string, unknown> | null {
  const prototype: unknown = Object.getPrototypeOf(value ?? '');
  return prototype === null || prototype === Object.prototype
    ? (Object.assign(Object.create(null), value) as Record<string, unknown>)
    : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxTextLength && value.trim() !== '';
}

/**
 * Converts an ISO 8601 date, or date and time, to Unix seconds. A time without a
 * zone is read as UTC, so that the result depends on the text only.
 *
 * @returns null if the text isn't such a date, or the day doesn't exist
 */
export function parseIsoSeconds(text: string): number | null {
  const match = text.length <= 40 ? isoPattern.exec(text) : null;
  if (!match) {
    return null;
  }
  const [, year, month, day, time = '00:00', zone = 'Z'] = match;
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) {
    return null;
  }
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const milliseconds = Date.parse(`${year}-${month}-${day}T${time}${offset}`);
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
}

/**
 * Validates a user and copies the known fields. Name and email are required; an
 * invalid optional field is dropped.
 */
function parseUser(value: unknown): Exclude<Answer, {kind: 'unrelated'}> {
  const failure = (reason: string) => ({kind: 'failure', reason}) as const;
  if (value === undefined || value === null) {
    return failure('the answer holds no user');
  }
  const given = ownProperties(value);
  if (!given) {
    return failure('the user is not an object');
  }
  const {name, email, createdAt, userHash} = given;
  if (!isText(name)) {
    return failure('the name is missing, empty, too long or no text');
  }
  if (!isText(email) || !emailPattern.test(email.trim())) {
    return failure('the email is missing or no email address');
  }
  const user: User = {name: name.trim(), email: email.trim()};
  const seconds = typeof createdAt === 'string' ? parseIsoSeconds(createdAt) : null;
  if (seconds !== null) {
    user.createdAt = seconds;
  }
  if (isText(userHash)) {
    user.userHash = userHash;
  }
  const optional = ['createdAt', 'userHash'] as const;
  const ignored = optional.filter((key) => given[key] !== undefined && user[key] === undefined);
  return {kind: 'user', user, ignored};
}

/**
 * Parses a message that came from the bridge's own window and origin (see
 * `isFromBridge`).
 *
 * @param data - anything a window can post
 */
export function readAnswer(data: unknown): Answer {
  const {type, response} = ownProperties(data) ?? {};
  return type === 'getCurrentUser' ? parseUser(response) : {kind: 'unrelated'};
}

/** Whether both are the same account with the same data. */
export const isSameUser = (a: User | null, b: User | null): boolean =>
  (['name', 'email', 'createdAt', 'userHash'] as const).every((key) => a?.[key] === b?.[key]);
