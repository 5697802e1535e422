"""The pictures of heads, as `teach.py` and `go_on.py` show them to a view: cut, and varied as other photographs of the same head would be."""
import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

# Pictures are SIDE pixels a side, with a share of air round them to be moved in; their sides are in sides of the head's square, as
# `read-head.ts` has them, and the line the eyes stand on is from -1 to 1 (`head-square.ts`).
SIDE, AIR = 192, 1.2
ZOOMS = {'near': 0.5, 'wide': 0.9}
EYES, FAR = 2 * 0.42 - 1, 9.0
# How far above the photo its top row still shows, in sides of a square (`raster.ts`).
ABOVE = 0.015


def load_pictures(folder, heads):
    return {
        name: torch.from_numpy(np.stack([np.asarray(Image.open(folder / name / f"{h['id']}.jpg")) for h in heads]))
        for name in ZOOMS
    }


def cut(pictures, at, vary):
    """The head's squares out of their air; varied as other photographs of the same head would be."""
    spread = 1.0 if vary else 0.0
    mirror = torch.where(torch.rand(len(at)) < 0.5 * spread, -1.0, 1.0)
    turn = torch.randn(len(at)) * 0.07 * spread
    ends = edges(len(at)) if vary else None
    made = {name: placed(of[at], mirror, turn, spread, ends, ZOOMS[name]) for name, of in pictures.items()}
    if vary:
        for change in (hide(len(at)), mask(len(at)), shade(len(at)), lights(len(at))):
            made = {name: change(of, ZOOMS[name]) for name, of in made.items()}
    return {name: of.contiguous(memory_format=torch.channels_last) for name, of in made.items()}


def edges(count):
    """Where a photo ends to the left, right, top and bottom of the eyes, in sides of the head's square; mostly far away."""

    def end(share, near, far):
        return torch.where(torch.rand(count) < share, near + (far - near) * torch.rand(count), FAR)

    return end(0.2, 0.17, 0.4), end(0.2, 0.17, 0.4), end(0.35, 0.16, 0.45), end(0.3, 0.25, 0.55)


def placed(pictures, mirror, turn, spread, ends, side):
    count = len(pictures)
    zoom = torch.exp(torch.randn(count) * 0.06 * spread) / AIR
    across, down = (torch.randn(count) * 0.03 * spread for _ in range(2))
    cos, sin = zoom * torch.cos(turn), zoom * torch.sin(turn)
    rows = [torch.stack([mirror * cos, -sin, across], 1), torch.stack([mirror * sin, cos, down], 1)]
    grid = F.affine_grid(torch.stack(rows, 1), (count, 3, SIDE, SIDE), align_corners=False)
    made = pictures.permute(0, 3, 1, 2).float() / 255
    if not ends:
        return F.grid_sample(made, grid, padding_mode='border', align_corners=False)
    # What lies beyond a photo's end is its last pixel, again and again.
    left, right, top, bottom = (2 * end[:, None, None] / (side * AIR) for end in ends)
    x = torch.maximum(torch.minimum(grid[..., 0], right), -left)
    y = torch.maximum(torch.minimum(grid[..., 1], EYES + bottom), EYES - top)
    seen = F.grid_sample(made, torch.stack([x, y], 3), padding_mode='border', align_corners=False)
    # Above it that soon passes into the middle of its top row's colours (`raster.ts`).
    across = torch.linspace(-1 / AIR, 1 / AIR, 65).expand(count, 1, 65)
    row = F.grid_sample(made, torch.stack([across, (EYES - top).expand_as(across)], 3), padding_mode='border', align_corners=False)
    beyond = ((EYES - top - grid[..., 1]) * AIR / (2 * ABOVE)).clamp(0, 1)[:, None]
    return torch.lerp(seen, row.median(3, keepdim=True).values, beyond**2 * (3 - 2 * beyond))


def places(side):
    """Where each pixel of a square lies beside and below the eyes, in sides of the head's square."""
    line = (torch.arange(SIDE) + 0.5) / SIDE * 2 - 1
    return line[None, None, None, :] * side / 2, (line[None, None, :, None] - EYES) * side / 2


def hide(count):
    """A hand, a dummy, a microphone before some faces."""
    each = (count, 1, 1, 1)
    hides = (torch.rand(each) < 0.12).float()
    x, y = (torch.rand(each) - 0.5) * 0.3, torch.rand(each) * 0.22
    wide, high = 0.03 + torch.rand(each) * 0.06, 0.03 + torch.rand(each) * 0.06
    colour = torch.rand(count, 3, 1, 1)

    def change(pictures, side):
        across, down = places(side)
        far = ((across - x) / wide) ** 2 + ((down - y) / high) ** 2
        return torch.lerp(pictures, colour, hides * torch.sigmoid((1 - far) * 8))

    return change


def mask(count):
    """A cloth from the nose to the chin: black, white, pale blue or any colour, a little lighter where it bulges."""
    each = (count, 1, 1, 1)
    worn = (torch.rand(each) < 0.05).float()
    cloths = torch.tensor([[0.08, 0.08, 0.09], [0.92, 0.92, 0.92], [0.55, 0.72, 0.82]])
    colour = torch.where(torch.rand(count, 1) < 0.7, cloths[torch.randint(3, (count,))], torch.rand(count, 3))[:, :, None, None]
    middle, high = 0.155 + torch.rand(each) * 0.02, 0.08 + torch.rand(each) * 0.015
    wide = 0.125 + torch.rand(each) * 0.025

    def change(pictures, side):
        across, down = places(side)
        far = (across / wide) ** 4 + ((down - middle) / high) ** 4
        bulge = 1 + 0.15 * (0.5 - (across / wide) ** 2 - ((down - middle) / high) ** 2)
        return torch.lerp(pictures, (colour * bulge).clamp(0, 1), worn * torch.sigmoid((1 - far) * 8))

    return change


def shade(count):
    """Light that comes from one side, and now and then a shadow's border."""
    each = (count, 1, 1, 1)
    slope = torch.randn(2, *each) * torch.where(torch.rand(each) < 0.3, 0.8, 0.0)
    angle, depth = torch.rand(each) * 2 * np.pi, torch.where(torch.rand(each) < 0.15, torch.rand(each) * 0.5, 0.0)
    start, soft = torch.randn(each) * 0.08, 0.005 + torch.rand(each) * 0.05

    def change(pictures, side):
        across, down = places(side)
        shadow = torch.sigmoid((across * torch.cos(angle) + down * torch.sin(angle) - start) / soft)
        return pictures * torch.exp((slope[0] * across + slope[1] * down).clamp(-0.7, 0.7)) * (1 - depth * shadow)

    return change


def lights(count):
    """Another lamp, exposure, contrast and depth of colour, the same on both squares; a softer picture now and then; noise."""
    each = (count, 1, 1, 1)
    lamp = torch.exp(torch.randn(count, 3, 1, 1) * 0.04 + torch.randn(each) * 0.08)
    curve = torch.exp(torch.randn(each) * 0.08)
    depth = torch.where(torch.rand(each) < 0.04, torch.zeros(each), torch.exp(torch.randn(each) * 0.12))
    sepia = torch.where(torch.rand(each) < 0.02, 1.0, 0.0) * torch.tensor([0.06, 0.0, -0.07]).reshape(1, 3, 1, 1)
    small = (0.35, 0.5, 0.7)[int(torch.randint(3, ()))] if torch.rand(()) < 0.3 else None
    grain = 0.02 * float(torch.rand(())) if torch.rand(()) < 0.3 else 0

    def change(pictures, _side):
        made = (pictures * lamp).clamp(1e-4, 1) ** curve
        grey = made.mean(1, keepdim=True)
        made = torch.lerp(grey, made, depth).add_(sepia).clamp_(0, 1)
        if small:
            made = F.interpolate(F.interpolate(made, scale_factor=small, mode='bilinear'), size=SIDE, mode='bilinear')
        return made.add_(torch.randn_like(made), alpha=grain) if grain else made

    return change
