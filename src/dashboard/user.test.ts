import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isSameUser, maxTextLength, parseIsoSeconds, readAnswer, type User} from './user';

const valid = {name: 'Ada Lovelace', email: 'ada@example.com'};
const answer = (response: unknown) => readAnswer({type: 'getCurrentUser', response});

describe('readAnswer', () => {
  it('believes a well-formed user and copies the known fields only', () => {
    expect(
      answer({...valid, createdAt: '2020-01-02T03:04:05Z', userHash: 'abc', admin: true}),
    ).toEqual({
      kind: 'user',
      user: {...valid, createdAt: 1577934245, userHash: 'abc'},
      ignored: [],
    });
    expect(answer({...valid, createdAt: undefined, userHash: undefined})).toEqual({
      kind: 'user',
      user: valid,
      ignored: [],
    });
  });

  it('keeps markup as text and trims the ends', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(answer({...valid, name: `  ${name}\n`})).toMatchObject({
      user: {...valid, name},
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'getCurrentUser'],
    ['JSON text', '{"type":"getCurrentUser","response":{"name":"a","email":"a@b"}}'],
    ['a list', ['getCurrentUser']],
    ['another type', {type: 'getUser', response: valid}],
    ['another case', {type: 'getcurrentuser', response: valid}],
    ['a padded type', {type: ' getCurrentUser', response: valid}],
    ['a list as type', {type: ['getCurrentUser'], response: valid}],
    ['no type', {response: valid}],
    ['a Map', new Map([['type', 'getCurrentUser']])],
    ['an inherited type', Object.create({type: 'getCurrentUser', response: valid})],
  ])('has nothing to do with %s', (_, data) => {
    expect(readAnswer(data)).toEqual({kind: 'unrelated'});
  });

  it.each([
    ['no user', {type: 'getCurrentUser'}],
    ['a misspelled field', {type: 'getCurrentUser', respone: valid}],
    ['null', {type: 'getCurrentUser', response: null}],
    ['a list', {type: 'getCurrentUser', response: [valid]}],
    ['inherited fields', {type: 'getCurrentUser', response: Object.create(valid)}],
    ['a date', {type: 'getCurrentUser', response: new Date(0)}],
    ['text', {type: 'getCurrentUser', response: 'Ada'}],
    ['true', {type: 'getCurrentUser', response: true}],
  ])('reports %s as a failure', (_, data) => {
    expect(readAnswer(data)).toMatchObject({kind: 'failure'});
  });

  it.each<[string, object]>([
    ['no name', {email: valid.email}],
    ['no email', {name: valid.name}],
    ['an empty name', {...valid, name: ''}],
    ['a blank name', {...valid, name: ' \n'}],
    ['a name of another type', {...valid, name: {toString: 'Ada'}}],
    ['a number as name', {...valid, name: 1}],
    ['a huge name', {...valid, name: 'a'.repeat(maxTextLength + 1)}],
    ['a huge email', {...valid, email: `a@${'b'.repeat(maxTextLength)}`}],
    ['an email without @', {...valid, email: 'ada.example.com'}],
    ['an email with a space', {...valid, email: 'ada @example.com'}],
    ['a list as email', {...valid, email: [valid.email]}],
  ])('refuses %s without quoting it', (_, user) => {
    const result = answer(user);
    expect(result.kind).toBe('failure');
    expect(JSON.stringify(result)).not.toContain('ada');
  });

  it.each<[string, object, string[]]>([
    ['a number as createdAt', {createdAt: 1577934245}, ['createdAt']],
    ['null as createdAt', {createdAt: null}, ['createdAt']],
    ['a date object as createdAt', {createdAt: new Date(0)}, ['createdAt']],
    ['words as createdAt', {createdAt: 'yesterday'}, ['createdAt']],
    ['a day that does not exist', {createdAt: '2023-02-30'}, ['createdAt']],
    ['null as userHash', {userHash: null}, ['userHash']],
    ['a number as userHash', {userHash: 7}, ['userHash']],
    ['an object as userHash', {userHash: {}}, ['userHash']],
    ['an empty userHash', {userHash: ''}, ['userHash']],
    ['a huge userHash', {userHash: 'f'.repeat(maxTextLength + 1)}, ['userHash']],
    ['both unusable', {createdAt: 1, userHash: 2}, ['createdAt', 'userHash']],
  ])('believes the user and leaves out %s', (_, fields, ignored) => {
    expect(answer({...valid, ...fields})).toEqual({kind: 'user', user: valid, ignored});
  });

  it('keeps a good field beside a bad one', () => {
    expect(answer({...valid, createdAt: null, userHash: 'abc'})).toMatchObject({
      user: {...valid, userHash: 'abc'},
    });
  });

  it('never throws and never hands on anything but bounded text and numbers', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({type: fc.constant('getCurrentUser'), response: fc.anything()}),
          fc.record({
            type: fc.constant('getCurrentUser'),
            response: fc.record(
              {
                name: fc.oneof(fc.string(), fc.anything()),
                email: fc.oneof(fc.emailAddress(), fc.anything()),
                createdAt: fc.oneof(fc.string(), fc.anything()),
                userHash: fc.oneof(fc.string(), fc.anything()),
              },
              {requiredKeys: []},
            ),
          }),
        ),
        (data) => {
          const result = readAnswer(data);
          if (result.kind === 'user') {
            const {name, email, createdAt, userHash, ...rest} = result.user;
            expect(rest).toEqual({});
            for (const text of [name, email, userHash ?? 'x']) {
              expect(typeof text).toBe('string');
              expect(text.length).toBeGreaterThan(0);
              expect(text.length).toBeLessThanOrEqual(maxTextLength);
            }
            expect(createdAt === undefined || Number.isInteger(createdAt)).toBe(true);
          }
        },
      ),
    );
  });

  it('believes every well-formed user', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            name: fc.string({minLength: 1, maxLength: 200}).filter((text) => text.trim() !== ''),
            email: fc.emailAddress(),
            createdAt: fc
              .date({min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true})
              .map((date) => date.toISOString()),
            userHash: fc.stringMatching(/^[0-9a-f]{64}$/),
          },
          {requiredKeys: ['name', 'email'], noNullPrototype: false},
        ),
        (user) => {
          expect(answer(user)).toMatchObject({
            kind: 'user',
            user: {name: user.name.trim(), email: user.email},
          });
        },
      ),
    );
  });
});

describe('parseIsoSeconds', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-01T00:00Z', 0],
    ['1970-01-01T03:00:00+03:00', 0],
    ['1970-01-01T03:00:00+0300', 0],
    ['2024-02-29T12:00:00.999Z', 1709208000],
    ['2024-02-29T12:00:00', 1709208000],
  ])('reads %s', (text, seconds) => {
    expect(parseIsoSeconds(text)).toBe(seconds);
  });

  it.each([
    '',
    '1577934245',
    '2020',
    '2020-1-1',
    '2020-13-01',
    '2020-01-32',
    '2023-02-29',
    '2020-01-01T25:00Z',
    '2020-01-01T10:00 PM',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    ' 2020-01-01',
    '2020-01-01\n',
    `2020-01-01T00:00:00.${'0'.repeat(100)}Z`,
  ])('refuses "%s"', (text) => {
    expect(parseIsoSeconds(text)).toBeNull();
  });

  it('agrees with the date it was made from', () => {
    fc.assert(
      fc.property(
        fc.date({min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true}),
        (date) => {
          expect(parseIsoSeconds(date.toISOString())).toBe(Math.floor(date.getTime() / 1000));
        },
      ),
    );
  });
});

describe('isSameUser', () => {
  const user: User = {...valid, createdAt: 1, userHash: 'a'};
  it('compares every field', () => {
    expect(isSameUser(user, {...user})).toBe(true);
    expect(isSameUser(null, null)).toBe(true);
    expect(isSameUser(user, null)).toBe(false);
    for (const change of [{name: 'x'}, {email: 'x@y'}, {createdAt: 2}, {userHash: undefined}]) {
      expect(isSameUser(user, {...user, ...change})).toBe(false);
    }
  });
});
