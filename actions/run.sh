#!/usr/bin/env bash
# What the actions run: a command of waymark, with the inputs of the action in the environment.
set -eo pipefail
command=$1
shopt -s globstar nullglob
# A line is one word, so that names may have spaces.
IFS=$'\r\n'
set -f
patterns=($WAYMARK_FILES)
options=($WAYMARK_OPTIONS)
set +f
# Only the command line decides: the variable is not read with --no-config.
options+=(--no-config ${WAYMARK_CONFIG:+"--config=$WAYMARK_CONFIG"})
files=()
for pattern in "${patterns[@]}"; do
  found=("$pattern")
  if [[ ! -e $pattern ]]; then found=($pattern); fi
  # A name without a file is kept, so that the command says that it is missing.
  if [[ ${#found[@]} -eq 0 && $pattern != *[*?[]* ]]; then found=("$pattern"); fi
  files+=("${found[@]}")
done
if [[ ${#files[@]} -eq 0 ]]; then
  echo "::error title=waymark $command::No file matches the input \"files\"."
  exit 2
fi
if [[ -n $WAYMARK_MAX_WARNINGS ]]; then options+=("--max-warnings=$WAYMARK_MAX_WARNINGS"); fi
if [[ -z $WAYMARK_VERSION && ! -e $(npm prefix)/node_modules/@waymark/cli ]]; then
  WAYMARK_VERSION=$(node -p 'require(process.argv[1]).version' "${BASH_SOURCE[0]%/*}/../packages/cli/package.json")
fi
waymark=(npx --yes "--package=@waymark/cli${WAYMARK_VERSION:+@$WAYMARK_VERSION}" waymark)
if [[ -n $WAYMARK_SARIF ]]; then
  # The run below decides whether the step fails.
  "${waymark[@]}" "$command" "${options[@]}" --format=sarif -- "${files[@]}" > "$WAYMARK_SARIF" || true
fi
"${waymark[@]}" "$command" "${options[@]}" --format=github -- "${files[@]}"
