// The order is the cascade.
import 'virtual:theme.css';
import './fonts.css';
import './base.css';
import './chrome.css';
import './hero.css';
import './records.css';
import './timeline.css';
import './patents.css';
import './document.css';
import './print.css';
