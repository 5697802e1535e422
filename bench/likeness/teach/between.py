"""
The mean of views that went on from the same one, and of that one itself: it knows what each has learnt and forgets less than either.
between.py BEFORE.json OUT.pt TAUGHT.pt ...    (Wortsman et al., "Model soups", 2022)
"""
import sys

import torch

from teach import View


def main():
    before, out, *taught = sys.argv[1:]
    view = View()
    view.load_written(before)
    all_weights = [view.state_dict(), *(torch.load(file) for file in taught)]
    torch.save({name: sum(weights[name].float() for weights in all_weights) / len(all_weights) for name in all_weights[0]}, out)


if __name__ == '__main__':
    main()
