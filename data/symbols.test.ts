import {describe, expect, it} from 'vitest';
import releases from './releases.json';
import schema from './schema/symbols.schema.json';
import {problems} from './schema/validate';
import android from './symbols/android.json';
import ios from './symbols/ios.json';
import unity from './symbols/unity.json';

const all = Object.entries({android, ios, unity});

describe.each(all)('symbols of %s', (platform, data) => {
  it('follow the schema', () => {
    expect(problems(schema, data)).toEqual([]);
  });

  it('say how the archive differs', () => {
    const {releases: known} = releases.platforms[platform as 'android' | 'ios' | 'unity'];
    expect(Object.keys(data.differences)).toEqual([known[1]?.version]);
  });

  it('give a release to members that exist', () => {
    const types = data.types as Record<string, object>;
    for (const [type, members] of Object.entries(data.memberSince)) {
      expect(Object.keys(types)).toContain(type);
      for (const member of Object.keys(members).filter((name) => name !== '*')) {
        expect(JSON.stringify(types[type])).toContain(member);
      }
    }
  });

  it('do not hold what was removed', () => {
    for (const {name} of data.removed) {
      const member = name.split('.').at(-1) as string;
      const owner = (data.types as Record<string, object>)[name.slice(0, -member.length - 1)];
      expect(JSON.stringify(owner ?? {})).not.toContain(`"${member}"`);
    }
  });
});
