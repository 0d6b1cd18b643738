"""Puts apps together and tells where the entries of a zip begin, by Python's own zipfile."""

import json
import struct
import sys
import zipfile


def offsets(archive):
    """Name, method and start of each entry's bytes."""
    found = {}
    with zipfile.ZipFile(archive) as file, open(archive, "rb") as raw:
        for info in file.infolist():
            raw.seek(info.header_offset + 26)
            name, extra = struct.unpack("<HH", raw.read(4))
            found[info.filename] = {
                "offset": info.header_offset + 30 + name + extra,
                "stored": info.compress_type == zipfile.ZIP_STORED,
            }
    json.dump(found, sys.stdout)


def add(archive, source, method, *moves):
    """Adds entries of a zip to another, under names that begin differently: from=to."""
    kind = zipfile.ZIP_STORED if method == "stored" else zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(archive, "a", kind) as new:
        for info in old.infolist():
            for move in moves:
                begin, to = move.split("=")
                if info.filename.startswith(begin) and not info.is_dir():
                    new.writestr(to + info.filename[len(begin) :], old.read(info), compresslevel=1)


def extract(archive, folder, *names):
    with zipfile.ZipFile(archive) as file:
        file.extractall(folder, names)


{"offsets": offsets, "add": add, "extract": extract}[sys.argv[1]](*sys.argv[2:])
