#!/bin/sh
# Writes the password for PgBouncer, then becomes PgBouncer.
set -eu
umask 077
printf '"followthrough" "%s"\n' "$(printf '%s' "$POSTGRES_PASSWORD" | sed 's/"/""/g')" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
