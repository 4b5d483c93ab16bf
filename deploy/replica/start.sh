#!/bin/sh
# Copies the primary on the first start, then follows it. PGPASSWORD is the primary's password.
set -eu
copy="$PGDATA.copy"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted start left behind.
  rm -rf "$copy"
  pg_basebackup --host="$PRIMARY_HOST" --username=followthrough --pgdata="$copy" --write-recovery-conf --checkpoint=fast
  mv -T "$copy" "$PGDATA"
fi
exec postgres -c "shared_buffers=$SHARED_BUFFERS"
