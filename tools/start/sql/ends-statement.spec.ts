import { describe, expect, it } from '@jest/globals';
import { endsStatement } from './ends-statement.js';

describe('a statement', () => {
  it.each([
    'select 1;',
    'select 1; \n',
    'select 1; -- done',
    'select 1 /* one; */;',
    '/* a /* b */ c */ select 1;',
    'select 1; /* a /* b; */ \n */',
    "select '/*';",
    'select "/*"; -- /*',
    "select 'it''s; so';",
    "select e'a\\';b';",
    'select "a;b";',
    'do $$\nbegin\n  perform 1;\nend $$;',
    'do $body$ begin perform $$;$$; end $body$;',
    'select $1;',
    "select date '2031-03-04';",
  ])('ends with %j', (text) => {
    expect(endsStatement(text)).toBe(true);
  });

  it.each([
    '',
    'select 1',
    'do $$\nbegin\n  perform 1;',
    'do $body$ begin perform $$;$$;',
    "select 'a;",
    "select 'it''s;",
    "select e'a\\';",
    'select "a;',
    '/* delete from kept;',
    '/* a /* b */ delete from kept;',
    "select 1; 'a'",
    '-- select 1;',
    '/* a\ndelete from kept;\n*/',
  ])('goes on after %j', (text) => {
    expect(endsStatement(text)).toBe(false);
  });
});
