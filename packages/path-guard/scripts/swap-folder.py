"""Exchanges root/sub and root/link in one step, until it is killed: swap.ts for folders, several times as fast.

Usage: python3 swap-folder.py <root>. Prints how often, after every few thousand times. Needs renameat2 of Linux.
"""
import ctypes
import os
import sys

AT_FDCWD = -100
RENAME_EXCHANGE = 2

libc = ctypes.CDLL(None, use_errno=True)
folder = os.fsencode(os.path.join(sys.argv[1], "sub"))
link = os.fsencode(os.path.join(sys.argv[1], "link"))
exchange = libc.renameat2
parent = os.getppid()
count = 0
while os.getppid() == parent:
    for _ in range(10_000):
        if exchange(AT_FDCWD, folder, AT_FDCWD, link, RENAME_EXCHANGE) != 0:
            sys.exit(os.strerror(ctypes.get_errno()))
    count += 10_000
    print(count, flush=True)
