/**
 * Bridge answers that the site must reject, as JavaScript expressions over `user`,
 * because not all of them survive JSON serialization.
 */
export const hostileAnswers: readonly {name: string; data: string}[] = [
  {name: 'undefined', data: 'undefined'},
  {name: 'null', data: 'null'},
  {name: 'a number', data: '42'},
  {name: 'a text', data: '"getCurrentUser"'},
  {name: 'JSON text', data: 'JSON.stringify({type: "getCurrentUser", response: user})'},
  {name: 'a list', data: '["getCurrentUser", user]'},
  {name: 'a Map', data: 'new Map([["type", "getCurrentUser"], ["response", user]])'},
  {name: 'an empty object', data: '({})'},
  {name: 'no type', data: '({response: user})'},
  {name: 'another type', data: '({type: "getUser", response: user})'},
  {name: 'another case of the type', data: '({type: "GetCurrentUser", response: user})'},
  {name: 'a type with a space', data: '({type: "getCurrentUser ", response: user})'},
  {name: 'a list as type', data: '({type: ["getCurrentUser"], response: user})'},
  {name: 'the message one level down', data: '({data: {type: "getCurrentUser", response: user}})'},
  {name: 'no response', data: '({type: "getCurrentUser"})'},
  {name: 'a misspelled response', data: '({type: "getCurrentUser", respone: user})'},
  {name: 'a capital in response', data: '({type: "getCurrentUser", Response: user})'},
  {name: 'the user beside the response', data: '({type: "getCurrentUser", ...user})'},
  {name: 'null as response', data: '({type: "getCurrentUser", response: null})'},
  {name: 'true as response', data: '({type: "getCurrentUser", response: true})'},
  {name: 'text as response', data: '({type: "getCurrentUser", response: JSON.stringify(user)})'},
  {name: 'a list as response', data: '({type: "getCurrentUser", response: [user]})'},
  {
    name: 'a Map as response',
    data: '({type: "getCurrentUser", response: new Map(Object.entries(user))})',
  },
  {name: 'a user one level down', data: '({type: "getCurrentUser", response: {user}})'},
  {name: 'no name', data: '({type: "getCurrentUser", response: {email: user.email}})'},
  {
    name: 'a misspelled name',
    data: '({type: "getCurrentUser", response: {nane: user.name, email: user.email}})',
  },
  {name: 'no email', data: '({type: "getCurrentUser", response: {name: user.name}})'},
  {name: 'an empty name', data: '({type: "getCurrentUser", response: {...user, name: ""}})'},
  {name: 'a blank name', data: '({type: "getCurrentUser", response: {...user, name: " "}})'},
  {name: 'a number as name', data: '({type: "getCurrentUser", response: {...user, name: 1}})'},
  {
    name: 'an object as name',
    data: '({type: "getCurrentUser", response: {...user, name: {first: "Mallory"}}})',
  },
  {
    name: 'a huge name',
    data: '({type: "getCurrentUser", response: {...user, name: "Mallory".repeat(1e5)}})',
  },
  {
    name: 'a huge email',
    data: '({type: "getCurrentUser", response: {...user, email: "m".repeat(1e6) + "@example.com"}})',
  },
  {
    name: 'an email without @',
    data: '({type: "getCurrentUser", response: {...user, email: "mallory"}})',
  },
  {
    name: 'a list as email',
    data: '({type: "getCurrentUser", response: {...user, email: [user.email]}})',
  },
];

/** The user that the hostile answers try to sign in. */
export const mallory = {name: 'Mallory', email: 'mallory@example.com'};
