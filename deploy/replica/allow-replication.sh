#!/bin/sh
# Runs once, when the primary's database is made: replicas in the same network may copy it.
set -eu
echo 'host replication followthrough samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
