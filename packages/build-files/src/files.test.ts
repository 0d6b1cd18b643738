import {expect, it} from 'vitest';
import {nameFor} from './files';

it.each([
  ['<?xml version="1.0"?>\n<plist version="1.0">', 'Info.plist'],
  ['\n<manifest xmlns:android="…">', 'AndroidManifest.xml'],
  ['<dependencies><androidPackages><androidPackage spec="a:b:1"/>', 'AppodealDependencies.xml'],
  ['{\n  "expo": {\n', 'app.json'],
  ['{\n  "dependencies" : {}\n}', 'Packages/manifest.json'],
  ['%YAML 1.1\nPlayerSettings:\n', 'ProjectSettings/ProjectSettings.asset'],
  ['[versions]\nappodeal = "3.7.0"', 'gradle/libs.versions.toml'],
  ['a=b\ndistributionUrl=https', 'gradle/wrapper/gradle-wrapper.properties'],
  ["target 'App' do\n  pod 'Appodeal', '3.7.0'\nend", 'Podfile'],
  ['pluginManagement {\n  repositories { maven("https://…") }\n}', 'settings.gradle.kts'],
  ["pluginManagement {\n  repositories { maven { url 'https://…' } }\n}", 'settings.gradle'],
  ['dependencies {\n  implementation("a:b:1")\n}', 'app/build.gradle.kts'],
  ["dependencies {\n  implementation 'a:b:1'\n}", 'app/build.gradle'],
  ['Dear diary', null],
])('%j is the text of %s', (text, name) => {
  expect(nameFor(text)).toBe(name);
});

// Quadratic time in any of these would not end within the test's time.
it.each([
  '\n',
  '\t\n',
  ' ',
  '{',
  'pluginManagement ',
  'implementation',
  'pod (',
  'val a',
  '<',
  'x',
])('a megabyte of %j is no build file, or one by its words alone', (text) => {
  expect([null, 'settings.gradle', 'app/build.gradle']).toContain(
    nameFor(text.repeat(1_000_000 / text.length)),
  );
});
