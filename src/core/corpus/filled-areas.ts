import { areas, recordsOf, type Area, type Portfolio, type PortfolioRecord } from '../contract/record.ts';
import { toFacts } from './facts.ts';

/** Areas with something to read; every portfolio has a record about the person, which may hold no text. */
export function toFilledAreas(portfolio: Portfolio): Area[] {
  return areas.filter((area) => (recordsOf(portfolio, area) as PortfolioRecord[]).some(isFilled));
}

function isFilled(record: PortfolioRecord): boolean {
  return record.body.trim() !== '' || toFacts(record).length > 0;
}
