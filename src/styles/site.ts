// The order is the cascade.
import 'virtual:theme.css';
import './fonts.css';
import './base.css';
