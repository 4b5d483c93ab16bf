import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '#platform/runtime';
import { importCycle, importsIn, staticImports } from '../support/static-imports.js';

test.describe('the chunks of the web app', () => {
  test('never import each other in a circle, which would leave pages empty', () => {
    const imports = staticImports(join(projectRoot(), 'dist', 'web', 'assets'));
    expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
    expect([...imports.values()].flat().filter((name) => !imports.has(name))).toEqual([]);
    expect(importCycle(imports)).toBeNull();
  });

  test('are found in a circle of two, of three and of one', () => {
    const circle = (...pairs: [string, string[]][]) => importCycle(new Map(pairs));
    expect(circle(['a', ['b']], ['b', ['a']])).toEqual(['a', 'b', 'a']);
    expect(circle(['x', ['a']], ['a', ['b']], ['b', ['c']], ['c', ['a']])).toEqual(['a', 'b', 'c', 'a']);
    expect(circle(['a', ['a']])).toEqual(['a', 'a']);
    expect(circle(['a', ['b', 'c']], ['b', ['c']], ['c', []])).toBeNull();
  });

  test('are read from static imports only', () => {
    const code =
      'import{a as b,c}from"./one.js";import"./two.js";import*as d from"./three.js";const e=()=>import("./four.js");export{e}from"./five.js";export*from"./six.js";';
    expect(importsIn(code)).toEqual(['one.js', 'two.js', 'three.js', 'five.js', 'six.js']);
  });
});
