// What the portfolio page needs besides; the order is the cascade.
import './hero.css';
import './records.css';
import './timeline.css';
import './patents.css';
import './print.css';
