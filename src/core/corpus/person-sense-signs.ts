import type { Matter } from './matter.ts';

/** Matters of people and their careers, as visitors ask for them and as a portfolio's sentences tell of them. */
export const personMatters: Matter[] = [
  {
    term: '~self-taught',
    asked:
      'self taught | teach =herself/=himself/=themselves/=themself | autodidact | pick up on ~ own | without * lesson/lessons/teacher/degree/schooling | off ~ own back | lack * degree/diploma/qualification | no formal | formally/properly train | school of hard knocks | figure * out =herself/=himself/=themselves | by trial and error',
    told: 'teach =myself/=herself/=himself | self taught | autodidact | no formal | without * degree/diploma/teacher/training | from books | on ~ own | never study/attend/take * course/degree/lessons | correspondence course | learn * from books/=myself/=herself/=himself | learn * by',
  },
];
