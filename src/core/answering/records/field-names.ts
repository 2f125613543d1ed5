/** Content schemas call fellow workers by several names; a visitor means whichever the entry has. */
export const personFields = ['collaborators', 'colleagues', 'coInventors', 'authors', 'sharedWith'];
/** Fields that hold a date, the most telling first. */
export const dateFields = ['filed', 'granted', 'date', 'start', 'end'];
