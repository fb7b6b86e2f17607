"""Reads URLs as lines of JSON, and writes a line of JSON for each: the answers of the peers that are installed, by name.

The first line written has the versions. `null` is a peer that throws.
"""

import importlib.metadata
import json
import sys

answers = {}
versions = {}


def peer(package):
    """Calls the decorated function, which imports the package and names its answers, if the package is there."""

    def load(name_answers):
        try:
            answers.update(name_answers())
            versions[package] = importlib.metadata.version(package)
        except ImportError:
            versions[package] = None

    return load


@peer('urlcanon')
def _():
    import urlcanon

    def by(canonicalizer):
        return lambda url: str(canonicalizer(urlcanon.parse_url(url)))

    return {
        'urlcanon semantic': by(urlcanon.semantic),
        'urlcanon semantic_precise': by(urlcanon.semantic_precise),
        'urlcanon aggressive': by(urlcanon.aggressive),
    }


@peer('surt')
def _():
    import surt

    return {'surt': surt.surt}


@peer('w3lib')
def _():
    from w3lib.url import canonicalize_url, safe_url_string

    return {
        'w3lib safe_url_string': safe_url_string,
        'w3lib canonicalize_url': lambda url: canonicalize_url(url, keep_fragments=True),
    }


@peer('url-normalize')
def _():
    from url_normalize import url_normalize

    return {'url-normalize': url_normalize}


def ask(answer, url):
    try:
        text = answer(url)
        return text if text is None else str(text)
    except Exception:
        return None


print(json.dumps(versions))
for line in sys.stdin:
    url = json.loads(line)
    print(json.dumps({name: ask(answer, url) for name, answer in answers.items()}))
