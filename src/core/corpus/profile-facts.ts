import { Profile } from '../contract/content.ts';
import { toFactsOf, type Fact } from './facts.ts';

/** The filled fields that introduce the person and the portfolio. */
export function toProfileFacts(profile: Profile): Fact[] {
  const introduction = Profile.pick({
    name: true,
    headline: true,
    summary: true,
    location: true,
    notice: true,
    updated: true,
  });
  return toFactsOf(introduction, profile);
}

/** What the page lists of the person below headline and summary. */
export function toParticulars(profile: Profile): Fact[] {
  return toFactsOf(Profile.pick({ aka: true, location: true }), profile);
}
