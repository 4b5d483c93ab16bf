#!/bin/sh
# Copies the primary on the first start, then follows it. PRIMARY says where it is: 'host=db.example user=replica'. PGPASSWORD is the
# password. Arguments are passed on to postgres.
set -eu
here=$(dirname "$0")
copy="$PGDATA.copy"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted start left behind.
  rm -rf "$copy"
  pg_basebackup --dbname="$PRIMARY" --pgdata="$copy" --write-recovery-conf --checkpoint=fast
  mv -T "$copy" "$PGDATA"
fi
# What ALTER SYSTEM set on the primary is copied, too, and overrides the file, but not arguments.
exec postgres -c "config_file=$here/postgresql.conf" -c "hba_file=$here/pg_hba.conf" -c "primary_conninfo=$PRIMARY" \
  -c 'listen_addresses=*' -c unix_socket_directories= "$@"
