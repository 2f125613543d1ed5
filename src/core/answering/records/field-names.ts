/** Content schemas call fellow workers by several names; a visitor means whichever the entry has. */
export const personFields = ['collaborators', 'colleagues', 'coInventors', 'authors', 'sharedWith'];
/** Fields that hold a date, the most telling first. */
export const dateFields = ['filed', 'granted', 'date', 'start', 'end'];
/** Fields that date an entry of one moment, best first. */
export const momentFields = ['granted', 'date', 'start', 'end', 'filed'];
