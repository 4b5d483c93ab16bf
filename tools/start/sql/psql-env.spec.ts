import { describe, expect, it } from '@jest/globals';
import { psqlEnv } from './psql-env.js';

describe('psqlEnv', () => {
  it.each([
    [
      'postgresql://reader:p%40ss@db.example:6543/news%20db',
      {
        PGHOST: 'db.example',
        PGPORT: '6543',
        PGUSER: 'reader',
        PGPASSWORD: 'p@ss',
        PGDATABASE: 'news db',
      },
    ],
    [
      'postgresql://[fd12::7]/news?sslmode=verify-full&sslrootcert=/etc/ca.pem&sslcert=/etc/a.pem&sslkey=/etc/a.key',
      {
        PGHOST: 'fd12::7',
        PGPORT: '5432',
        PGDATABASE: 'news',
        PGSSLMODE: 'verify-full',
        PGSSLROOTCERT: '/etc/ca.pem',
        PGSSLCERT: '/etc/a.pem',
        PGSSLKEY: '/etc/a.key',
      },
    ],
    [
      'postgresql://reader@localhost/news?host=/run/postgresql&options=-c%20search_path%3Dother&sslmode=no-verify&unknown=1',
      {
        PGHOST: '/run/postgresql',
        PGPORT: '5432',
        PGUSER: 'reader',
        PGDATABASE: 'news',
        PGOPTIONS: '-c search_path=other',
        PGSSLMODE: 'require',
      },
    ],
  ])('has all that %s says', (url, expected) => {
    expect(psqlEnv(url, {})).toEqual(expected);
  });

  it('keeps what the URL does not say, and nothing that would win over it', () => {
    const env = {
      PATH: '/bin',
      PGUSER: 'other',
      PGHOST: 'other',
      PGSERVICE: 'other',
      PGHOSTADDR: '10.0.0.1',
    };
    expect(psqlEnv('postgresql://db.example/news', env)).toEqual({
      PATH: '/bin',
      PGUSER: 'other',
      PGHOST: 'db.example',
      PGPORT: '5432',
      PGDATABASE: 'news',
    });
  });
});
