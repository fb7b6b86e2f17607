"""Reads URLs, one in hexadecimal UTF-8 on each line, with urllib.parse and with libcurl, and writes what they see."""

import ctypes
import ctypes.util
import sys
from urllib.parse import urlsplit

# Of curl/urlapi.h.
URL, HOST, PORT, PATH = 0, 5, 6, 7
FLAGS = 1 << 3 | 1 << 9


def field(value):
    return "-" if value is None else "=" + str(value).encode("utf-8", "surrogateescape").hex()


def port_of(parts):
    try:
        return parts.port
    except ValueError:
        return None


def by_urllib(text):
    try:
        parts = urlsplit(text)
        return [parts.hostname, port_of(parts), parts.path]
    except ValueError:
        return None


def load_curl():
    name = ctypes.util.find_library("curl")
    if name is None:
        return None
    curl = ctypes.CDLL(name)
    text, handle = ctypes.c_char_p, ctypes.c_void_p
    curl.curl_url.restype = handle
    curl.curl_url_cleanup.argtypes = [handle]
    curl.curl_url_set.argtypes = [handle, ctypes.c_int, text, ctypes.c_uint]
    curl.curl_url_get.argtypes = [handle, ctypes.c_int, ctypes.POINTER(text), ctypes.c_uint]
    return curl


def part_of(curl, handle, part):
    value = ctypes.c_char_p()
    status = curl.curl_url_get(handle, part, ctypes.byref(value), 0)
    return value.value.decode("utf-8", "surrogateescape") if status == 0 and value.value is not None else None


def by_curl(curl, data):
    handle = curl.curl_url()
    try:
        if b"\0" in data or curl.curl_url_set(handle, URL, data, FLAGS) != 0:
            return None
        return [part_of(curl, handle, part) for part in (HOST, PORT, PATH)]
    finally:
        curl.curl_url_cleanup(handle)


def line_of(found):
    return "refused" if found is None else " ".join(map(field, found))


curl = load_curl()
for line in sys.stdin:
    data = bytes.fromhex(line)
    print(line_of(by_urllib(data.decode("utf-8"))), line_of(by_curl(curl, data)) if curl else "absent", sep="\t")
