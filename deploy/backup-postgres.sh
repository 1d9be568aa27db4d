#!/usr/bin/env bash
# Dumps the database that PGHOST, PGUSER and PGDATABASE name into a folder, and deletes all but the newest dumps.
# Usage: backup-postgres.sh FOLDER NUMBER
set -euo pipefail
folder=$1
kept=$2
dump="$folder/opencarrom-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$dump.part"' EXIT
rm -f "$folder"/*.dump.part
pg_dump -Fc --file "$dump.part"
# A dump that cannot be listed cannot be restored.
pg_restore --list "$dump.part" > /dev/null
mv "$dump.part" "$dump"
ls -1 "$folder"/opencarrom-*.dump | sort -r | tail -n +$((kept + 1)) | xargs -r rm -f
