import {expect, it} from 'vitest';
import {targetsWith} from './pod-targets';

/** The targets of a Podfile that get `Ads`. */
const targets = (...lines: string[]): string[] | null => {
  const text = lines.join('\n');
  const found = targetsWith(
    text,
    [...text.matchAll(/'Ads'/g)].map(({index}) => index),
  );
  return found && [...found];
};

it('names the targets that get a pod of their own, of a method or of a target around them', () => {
  const other = "target 'Other' do\nend";
  expect(targets("target 'App' do", "  pod 'Ads'", 'end', other)).toEqual(['App']);
  expect(targets("target 'App' do pod 'Ads' end", other)).toEqual(['App']);
  expect(targets('target :App do', "  pod 'Ads' if ENV['ADS']", 'end', other)).toEqual(['App']);
  expect(targets("target 'App' do", '  if ads', "    pod 'Ads'", '  end', 'end', other)).toEqual([
    'App',
  ]);
  const methods = ['def ads', "  pod 'Ads'", 'end', 'def all!', '  ads', 'end'];
  expect(targets(...methods, "target('App') do", '  all!', 'end', other)).toEqual(['App']);
  expect(
    targets(
      "abstract_target 'All' do",
      "  pod 'Ads'",
      "  target 'App' do",
      "    target 'Tests' do",
      '      inherit! :search_paths',
      '    end',
      '  end',
      'end',
      other,
    ),
  ).toEqual(['All', 'App']);
  expect(targets("pod 'Ads'", "target 'App' do", 'end', other)).toEqual(['App', 'Other']);
});

it('names none where a Podfile has to be run for that', () => {
  const app = ["target 'App' do", "  pod 'Ads'", 'end'];
  expect(targets(...app, 'end')).toBeNull();
  expect(targets(...app, "target 'Other' do")).toBeNull();
  expect(targets(...app, "eval(File.read('more'))")).toBeNull();
  expect(
    targets(...app, '%w[One Two].each do |name|', '  target name do', '  end', 'end'),
  ).toBeNull();
  expect(targets('def app', ...app, 'end')).toBeNull();
  expect(targets("target 'App' do", 'end')).toBeNull();
});
