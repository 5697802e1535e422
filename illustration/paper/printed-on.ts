/** Draws on a printed stock, if one is given. */
import type { Paper } from './paper.ts';
import type { StockId } from './printed-stocks.ts';

export function drawOnStock(paper: Paper, stock: StockId | undefined, draw: () => void): void {
  if (stock) paper.printed({ stock }, draw);
  else draw();
}
